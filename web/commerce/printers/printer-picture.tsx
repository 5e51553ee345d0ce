import inkjet from '#web/pictures/printer-inkjet.svg'
import laser from '#web/pictures/printer-laser.svg'

/** The drawing of a kind of printer: in a tile, or alone where it is what the page is about. */
export function PrinterPicture({
  technology,
  size = 'small',
}: {
  technology: string
  size?: 'small' | 'large' | 'hero'
}) {
  if (size === 'hero') return <img src={drawingOf(technology)} alt="" width="150" height="150" />
  return (
    <span className={size === 'large' ? 'thumb thumb-lg' : 'thumb'}>
      <img src={drawingOf(technology)} alt="" width="72" height="72" loading="lazy" />
    </span>
  )
}

function drawingOf(technology: string): string {
  return technology.includes('laser') || technology.includes('toner') ? laser : inkjet
}
