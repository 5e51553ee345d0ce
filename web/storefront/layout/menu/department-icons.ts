import type { IconLines } from '#web/ui/icon.tsx'
import { Box } from '#web/ui/icons/box.ts'
import { Cylinder } from '#web/ui/icons/cylinder.ts'
import { Droplet } from '#web/ui/icons/droplet.ts'
import { Files } from '#web/ui/icons/files.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Usb } from '#web/ui/icons/usb.ts'

import type { Department } from './navigation.ts'

export const departmentIcons: Record<Department['id'], IconLines> = {
  inkjet: Droplet,
  toner: Box,
  drum: Cylinder,
  printers: Printer,
  stationery: Files,
  accessories: Usb,
  house: ShieldCheck,
}
