import { useEffect, useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { tokenOf } from '#web/data/identity.ts'

import { whenTold } from './live-bus.ts'

export type Colleague = Answer<'POST /admin/presence'>['data'][number]

/** A record, as the audit log names it. */
export interface OpenRecord {
  entity: string
  id: number | string
}

const BEAT_MS = 15_000
const tab = newTab()

/**
 * Says that this tab has a record open, and whether something was entered that is not saved; answers which
 * colleagues have it open too. A tab out of sight with nothing entered does not count.
 */
export function usePresence(
  record: OpenRecord | undefined,
  isEditing: boolean,
): readonly Colleague[] {
  const [others, setOthers] = useState<readonly Colleague[]>([])
  const entity = record?.entity
  const id = record === undefined ? undefined : String(record.id)
  useEffect(() => {
    if (entity === undefined || id === undefined) return undefined
    let isOver = false
    const beat = () => {
      if (!isEditing && document.visibilityState === 'hidden') return
      const body = { tab, entity, entity_id: id, editing: isEditing }
      staffCall('POST /admin/presence', { body }).then(
        ({ data }) => !isOver && setOthers(data),
        // Nobody is better off for being told; the next beat asks again.
        () => undefined,
      )
    }
    const look = () => {
      if (document.visibilityState === 'visible') beat()
      else if (!isEditing) goAway()
    }
    beat()
    const timer = setInterval(beat, BEAT_MS)
    const name = `${entity}/${id}`
    const unfollow = whenTold((event) => event.kind === 'presence' && event.id === name, beat)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearInterval(timer)
      unfollow()
      document.removeEventListener('visibilitychange', look)
    }
  }, [entity, id, isEditing])
  useEffect(() => {
    if (entity === undefined || id === undefined) return undefined
    window.addEventListener('pagehide', goAway)
    return () => {
      window.removeEventListener('pagehide', goAway)
      setOthers([])
      goAway()
    }
  }, [entity, id])
  return others
}

/** Said even while the page is being left, which a beacon could not: it sends no token. */
function goAway(): void {
  const token = tokenOf('admin')
  if (token === null) return
  fetch(`/api/admin/presence/${tab}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined)
}

/** A random UUID, also where the browser makes none: on a page that is neither https nor localhost. */
function newTab(): string {
  if (typeof document === 'undefined') return ''
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
