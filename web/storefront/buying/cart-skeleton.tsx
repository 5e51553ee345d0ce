import { useTranslation } from '#web/language/language-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const LINES = [1, 2, 3]

/** The boxes of the lines while the cart is fetched; they show after 150 ms, so that a quick answer does not flash. */
export function CartSkeleton({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <div className={`late ${className}`} aria-busy="true">
      <p className="sr-only" role="status">
        {t('cart.loading')}
      </p>
      <div className="grid gap-6">
        {LINES.map((line) => (
          <div key={line} className="flex gap-4">
            <Skeleton className="size-24 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-2 h-9 w-28" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
