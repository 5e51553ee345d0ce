import { createTransport } from 'nodemailer'

import type { Config } from '#server/platform/config.ts'

import { type Finding, namesOf, warning, well, wrong } from './finding.ts'

const ABOUT = 'Mail server'
const LIMIT_MS = 8_000

/** Whether the server of SMTP_URL answers and lets the shop in; nothing is sent. */
export async function checkMail({ SMTP_URL: url }: Config): Promise<Finding[]> {
  if (url === undefined)
    return [warning(ABOUT, 'Mails are kept and not sent: set SMTP_URL to the mail server.')]
  const { host } = new URL(url)
  const transport = createTransport({
    url,
    dnsTimeout: LIMIT_MS,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  })
  try {
    await transport.verify()
    return [well(ABOUT, `${host} answers and lets the shop in.`)]
  } catch (error) {
    return [wrong(ABOUT, sentenceOf(namesOf(error), host))]
  } finally {
    transport.close()
  }
}

function sentenceOf(names: readonly string[], host: string): string {
  if (names.includes('EAUTH'))
    return `${host} refuses the user or the password of SMTP_URL: correct them.`
  if (names.some((name) => ['EDNS', 'ENOTFOUND', 'EAI_AGAIN'].includes(name)))
    return `The machine of ${host} is not known: correct SMTP_URL.`
  if (names.includes('ETLS') || names.some((name) => name.startsWith('ERR_SSL')))
    return `${host} and the shop do not agree on encryption: try smtps:// with port 465, or smtp:// with port 587, in SMTP_URL.`
  return `No mail server answers at ${host}: correct SMTP_URL, or let this machine reach that port.`
}
