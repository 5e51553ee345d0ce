/** A small picture before a name; a grey square where there is none. */
export function Thumb({ path }: { path: string | null }) {
  return path === null || path === '' ? (
    <span className="thumb-room" />
  ) : (
    <img className="thumb-room" src={path} alt="" loading="lazy" />
  )
}
