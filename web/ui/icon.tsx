import { useMarkup } from './trusted.ts'

/** The lines of a drawing as markup: `<path d="M18 6 6 18"/>…`, a file of `icons/` each. */
export type IconLines = string

/**
 * A drawing beside a label: hidden from screen readers, sized and coloured by the text round it. Its
 * lines are put in as they are, its looks come from the style sheet: a list shows a hundred of them.
 */
export function Icon({ of: lines, className }: { of: IconLines; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className === undefined ? 'icon' : `icon ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={useMarkup(lines)}
    />
  )
}
