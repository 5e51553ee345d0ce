import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tls from 'node:tls'

import { freePort } from '#database/embedded/postmaster.ts'
import { runCommand } from '#scripts/run-command.ts'

import { type StartedProcess, startProcess } from './started-process.ts'

/** Debian's, or the one that OCTAVO_NGINX names; undefined where there is none. */
export const nginxProgram = [process.env['OCTAVO_NGINX'], '/usr/sbin/nginx'].find(
  (file) => file !== undefined && existsSync(file),
)

export interface Proxy {
  /** `https://localhost:…`, with a certificate that this process trusts from now on. */
  url: string
  plainUrl: string
  /** For NODE_EXTRA_CA_CERTS of other processes. */
  certificate: string
  start(ports: readonly number[]): Promise<StartedProcess>
  remove(): Promise<void>
}

/** nginx with the configuration of deploy/, on ports and in folders of its own: nothing else is changed. */
export async function prepareNginx(): Promise<Proxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-nginx-'))
  await chmod(folder, 0o755)
  for (const made of ['tls', 'cache', 'temporary']) {
    await mkdir(path.join(folder, made))
    await chmod(path.join(folder, made), 0o777)
  }
  const [plain, port] = [await freePort(0), await freePort(0)]
  const certificate = path.join(folder, 'tls/fullchain.pem')
  await makeCertificate(certificate, path.join(folder, 'tls/privkey.pem'))
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    await readFile(certificate, 'utf8'),
  ])
  const site = (await readFile('deploy/nginx/octavo.conf', 'utf8'))
    .replaceAll('/var/cache/nginx/octavo', path.join(folder, 'cache'))
    .replaceAll('/etc/octavo/tls', path.join(folder, 'tls'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plain}`,
    certificate,
    async start(ports) {
      const file = path.join(folder, 'nginx.conf')
      await writeFile(file, mainConfiguration(folder, ports, site))
      return startProcess(
        [nginxProgram ?? '', '-p', folder, '-c', file, '-e', 'stderr'],
        {},
        /start worker process /,
      )
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function makeCertificate(certificate: string, key: string): Promise<void> {
  const asked = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
  const { code, output } = await runCommand(['openssl', ...asked.split(' '), ...names])
  if (code !== 0) throw new Error(`openssl: ${output}`)
}

/** What Debian has in nginx.conf, and the upstream of deploy/nginx/upstream-systemd.conf with other ports. */
function mainConfiguration(folder: string, ports: readonly number[], site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  )
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`)
  return `daemon off;
error_log stderr notice;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream octavo { ${servers.join(' ')} keepalive 64; }
  ${site}
}
`
}
