import { Skeleton } from '#web/ui/skeleton.tsx'

import { BackToOrders } from './back-to-orders.tsx'

export function OrderSkeleton() {
  return (
    <>
      <BackToOrders />
      <div className="mt-3 flex flex-wrap items-center gap-4" aria-busy="true">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11 w-40 max-sm:w-full sm:ml-auto" />
      </div>
      <div className="mt-5 grid gap-4">
        <Skeleton className="h-96 sm:h-56" />
        <div className="order-columns">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
      </div>
    </>
  )
}
