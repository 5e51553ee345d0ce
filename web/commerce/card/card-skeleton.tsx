import { Skeleton } from '#web/ui/skeleton.tsx'

/** A card's boxes while its product is on its way. The region round it says `aria-busy`. */
export function CardSkeleton() {
  return (
    <div className="pcard" aria-hidden="true">
      <div className="pcard-pic skel" />
      <div className="pcard-body">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-2/3" />
        <div className="pcard-buy">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    </div>
  )
}
