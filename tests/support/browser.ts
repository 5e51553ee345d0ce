import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface BrowserProgram {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const PACKED = path.resolve('node_modules/.cache/chromium')

/** The package's own file looks for its faces in /tmp; without any face Chromium crashes. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${PACKED}/fonts/fonts</dir>
  <cachedir>${PACKED}/fonts/cache</cachedir>
</fontconfig>
`

/**
 * The browser the tests drive: Debian's Chromium or an installed Chrome when there is one, else
 * the Chromium inside an npm package, so that `npm ci` alone suffices on Linux.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const wanted = process.env['OCTAVO_TEST_BROWSER']
  const installed = wanted === 'packed' ? undefined : INSTALLED.find((file) => existsSync(file))
  if (installed !== undefined) return { executablePath: installed, args: FLAGS, env: environment() }
  return unpackBrowser()
}

/** The package unpacks to the folder for temporary files: pointed at a folder of ours, and only trusted when it was finished. */
async function unpackBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser tests need Chrome or Chromium; install one of them.')
  }
  const before = { ...process.env }
  const isWhole = existsSync(path.join(PACKED, 'whole'))
  if (!isWhole) await rm(PACKED, { recursive: true, force: true })
  await mkdir(PACKED, { recursive: true })
  try {
    process.env['TMPDIR'] = PACKED
    process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x' // makes it unpack the libraries it needs
    const { default: packed } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    await writeFile(path.join(PACKED, 'fonts/fonts.conf'), FONTS)
    await writeFile(path.join(PACKED, 'whole'), '')
    const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env
    const env = { ...environment(before), LD_LIBRARY_PATH, FONTCONFIG_PATH }
    return { executablePath, args: [...FLAGS, '--no-zygote', '--headless=shell'], env }
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

function environment(from: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(from).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
