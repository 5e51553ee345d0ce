import { type DestinationStream, type Logger, pino } from 'pino'
import { default as pretty } from 'pino-pretty'

import type { Config } from './config.ts'
import { loggableError } from './loggable-error.ts'

/** JSON lines on stdout, readable ones in development. Guest ids, tokens and customers' words are never logged. */
export function createLog(form: Config['OCTAVO_LOG'], destination?: DestinationStream): Logger {
  const options = {
    level: form === 'silent' ? 'silent' : 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggableError },
    redact: {
      paths: ['req.headers', 'headers', '*.guest_hash', '*.password', '*.client_secret'],
      remove: true,
    },
  }
  if (form === 'pretty')
    return pino(options, pretty({ colorize: true, translateTime: 'HH:MM:ss', ignore: 'req,res' }))
  return destination === undefined ? pino(options) : pino(options, destination)
}
