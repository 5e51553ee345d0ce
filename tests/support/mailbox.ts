import { renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

import { freePort } from '#database/embedded/postmaster.ts'

export interface Mailbox {
  /** What the shop is given as SMTP_URL. */
  url: string
  /** Where each mail that arrives becomes a file: other processes read it there. */
  folder: string
  close(): Promise<void>
}

export interface MailboxOptions {
  /** One that has just ended leaves its port to the next. */
  port?: number
  /** Recipients it does not take. */
  refuses?: (address: string) => boolean
  /** Called with a mail that it has read; the answer to the sender waits for it. Throwing ends the connection. */
  beforeTaking?: (mail: Buffer) => Promise<void>
}

/** A mail server that keeps what it takes. */
export async function startMailbox({
  port: wanted,
  refuses = () => false,
  beforeTaking = async () => undefined,
}: MailboxOptions = {}): Promise<Mailbox> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-mails-'))
  const port = wanted ?? (await freePort(0))
  let count = 0

  async function answer(mail: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      await beforeTaking(mail)
    } catch (error) {
      return done(Object.assign(new Error(String(error)), { responseCode: 421 }))
    }
    return done()
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      done(
        refuses(address)
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null,
      )
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        count += 1
        const file = path.join(folder, String(count))
        writeFileSync(file, Buffer.concat(parts))
        renameSync(file, `${file}.eml`) // whole before anybody reads it
        void answer(Buffer.concat(parts), done)
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(resolve)
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Waits for a mail to an address whose text matches; answers the text. */
export async function mailTo(folder: string, address: string, text: RegExp): Promise<string> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- waiting for a mail
    const found = (await mailsIn(folder)).find(
      (mail) => mail.to?.[0]?.address === address && text.test(mail.text ?? ''),
    )
    if (found?.text !== undefined) return found.text
    // oxlint-disable-next-line no-await-in-loop -- a moment until the next look
    await sleep(100)
  }
  throw new Error(`No such mail came to ${address}`)
}

export async function mailsIn(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  )
}
