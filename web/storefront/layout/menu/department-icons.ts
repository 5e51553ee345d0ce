import type { LucideIcon } from 'lucide-react'
import Box from 'lucide-react/icons/box'
import Cylinder from 'lucide-react/icons/cylinder'
import Droplet from 'lucide-react/icons/droplet'
import Files from 'lucide-react/icons/files'
import Printer from 'lucide-react/icons/printer'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Usb from 'lucide-react/icons/usb'

import type { Department } from './navigation.ts'

export const departmentIcons: Record<Department['id'], LucideIcon> = {
  inkjet: Droplet,
  toner: Box,
  drum: Cylinder,
  printers: Printer,
  stationery: Files,
  accessories: Usb,
  house: ShieldCheck,
}
