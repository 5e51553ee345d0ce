import { mayWriteSettings, SETTINGS_GROUPS, type SettingsGroup } from '#contract/plain/settings.ts'
import { settingsBody } from '#contract/settings.ts'
import type { Undoers } from '#server/audit/undo.ts'

import { SETTINGS_ENTITY, showSettings, writeSettings } from './change-settings.ts'

/** A group goes back to its former values as a new version of it, by the rules of any other change. */
export const SETTINGS_UNDOERS: Undoers = {
  [SETTINGS_ENTITY]: {
    mayUndo: (role, entityId) => isGroup(entityId) && mayWriteSettings(role, entityId),
    async current(trx, entityId) {
      if (!isGroup(entityId)) return undefined
      return showSettings(trx, entityId)
    },
    async putBack(trx, entityId, fields, context) {
      if (!isGroup(entityId)) return
      await writeSettings(
        trx,
        { group: entityId, fields: settingsBody(entityId).parse(fields) },
        context,
      )
    },
  },
}

function isGroup(text: string): text is SettingsGroup {
  return SETTINGS_GROUPS.some((group) => group === text)
}
