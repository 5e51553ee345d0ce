/** The shape of a list while its screen is loading. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <div className="skel h-7 w-40" />
      <div className="card grid gap-3 p-4">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="skel h-9" />
        ))}
      </div>
    </div>
  )
}
