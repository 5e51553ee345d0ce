import { useId, type ReactNode } from 'react'

/** One of the three cards of the checkout, with its number. */
export function StepCard({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="card card-pad" aria-labelledby={id}>
      <div className="mb-4 flex items-center gap-3">
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
