import { createContext, useContext, type ComponentProps, type ComponentType } from 'react'

/** Markup of a part rendered by itself, now or the last time it had the same props. */
export type KeepPart = <Props extends object>(part: ComponentType<Props>, props: Props) => string

/** Set on the server alone: in the browser parts are elements. */
export const PartKeeper = createContext<KeepPart | undefined>(undefined)

type Tag = 'article' | 'aside' | 'footer' | 'section'

interface KeptProps<Props extends object> extends Omit<ComponentProps<Tag>, 'children' | 'part'> {
  as: Tag
  /** Depends on its props, the language, the shop's settings and categories, and the day of delivery, and on nothing else. */
  part: ComponentType<Props>
  /** Data only: the server's markup is kept, and functions would not be in it. */
  props: Props
}

/**
 * A part of a page that many pages show alike. The server renders it once and keeps the markup
 * (docs/decisions/0006); the browser takes it over as if it had been rendered in its place.
 */
export function Kept<Props extends object>({
  as: Tag,
  part: Part,
  props,
  ...attributes
}: KeptProps<Props>) {
  const keep = useContext(PartKeeper)
  if (!import.meta.env.SSR || keep === undefined) {
    return (
      <Tag {...attributes}>
        <Part {...props} />
      </Tag>
    )
  }
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: keep(Part, props) }} />
}
