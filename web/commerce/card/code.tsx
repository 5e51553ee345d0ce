import type { ReactNode } from 'react'

/** A model, SKU or order number: never broken at the hyphen. */
export function Code({ children }: { children: ReactNode }) {
  return <span className="sku">{children}</span>
}

/** A name in which the codes ("LC-3219XL", "MFC-J5330DW") stay whole. */
export function ProductName({ name }: { name: string }) {
  return name.split(/(\S*\d\S*-\S+|\S+-\S*\d\S*)/).map((part, index) => {
    const isCode = index % 2 === 1
    return isCode ? <Code key={`${part}${name.indexOf(part)}`}>{part}</Code> : part
  })
}
