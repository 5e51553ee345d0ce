import { encode } from 'uqr'

/** Modules that stay white around the code, so that a camera finds its edge. */
const QUIET = 4

/** A QR code as SVG, with error correction of level M whatever room a higher one would find. */
export function qrSvg(text: string): string {
  const { data } = encode(text, { ecc: 'M', boostEcc: false, border: QUIET })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const width = data.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path fill="#000" d="${path.join('')}"/></svg>`
}
