import inkjet from '../pictures/printer-inkjet.svg'
import laser from '../pictures/printer-laser.svg'

/** The drawing of a kind of printer, as a thumbnail. */
export function PrinterPicture({
  technology,
  size = 'small',
}: {
  technology: string
  size?: 'small' | 'large'
}) {
  return (
    <span className={size === 'large' ? 'thumb thumb-lg' : 'thumb'}>
      <img
        src={technology.includes('laser') || technology.includes('toner') ? laser : inkjet}
        alt=""
        width="72"
        height="72"
        loading="lazy"
      />
    </span>
  )
}
