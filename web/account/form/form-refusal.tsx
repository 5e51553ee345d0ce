import { Alert } from '#web/ui/alert.tsx'

/** Why the server did not do it, on top of the form. */
export function FormRefusal({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return <Alert tone="danger">{text}</Alert>
}
