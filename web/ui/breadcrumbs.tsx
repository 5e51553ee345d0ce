import { Link } from './link.tsx'

/** Where the page is; the last crumb is the page itself and has no address. */
export function Breadcrumbs({
  label,
  crumbs,
}: {
  label: string
  crumbs: readonly { label: string; to?: string }[]
}) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.label}>
            {crumb.to === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
