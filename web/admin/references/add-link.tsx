import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Link } from '#web/ui/link.tsx'

/** Leads to an empty form over its list. */
export function AddLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="btn btn-primary" to={to} preventScrollReset>
      <Icon of={Plus} />
      {text}
    </Link>
  )
}
