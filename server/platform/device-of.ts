/** In this order: Edge and Opera say that they are Chrome, and Chrome that it is Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** `Firefox, Windows` of what a browser says it is; undefined for a program that is none we know. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  const known = [BROWSERS, SYSTEMS].flatMap((names) => {
    const [, name] = names.find(([sign]) => sign.test(userAgent)) ?? []
    return name === undefined ? [] : [name]
  })
  return known.length === 0 ? undefined : known.join(', ')
}
