import { Skeleton } from '#web/ui/skeleton.tsx'

/** The place of a list of orders while it loads. */
export function OrderListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <div className="bg-sunken border-line hidden h-9 border-y md:block" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="order-row-skeleton">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </div>
  )
}
