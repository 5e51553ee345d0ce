import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { CornerDownRight } from '#web/ui/icons/corner-down-right.ts'
import { Ellipsis } from '#web/ui/icons/ellipsis.ts'
import { GripVertical } from '#web/ui/icons/grip-vertical.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'

import type { CategoryRow } from './categories-loader.ts'
import { type Direction, dropOn, type Level, stepOf } from './category-moves.ts'

const KEYS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
])
const DEPTHS = ['', 'depth-1', 'depth-2']
const DROPS = { before: 'drop-before', after: 'drop-after', into: 'drop-into' } as const
const STEPS = ['up', 'down', 'in', 'out'] as const
const DRAGGED = 'application/x-category'

/** A category in the tree. It is moved by its grip, by Alt and an arrow, and by its menu. */
export function CategoryTreeRow({
  row,
  depth,
  rows,
  isMovable,
  isFolded,
  link,
  onFold,
  onPlace,
  onDelete,
}: {
  row: CategoryRow
  depth: number
  rows: readonly CategoryRow[]
  isMovable: boolean
  /** Undefined where nothing is below it. */
  isFolded: boolean | undefined
  link: string
  onFold: () => void
  onPlace: (level: Level, id: number) => void
  onDelete: () => void
}) {
  const { t, reading } = useTranslation()
  const name = localName(row, reading)
  const { over, drop } = useDrop(row, rows, onPlace)
  const move = (direction: Direction) => {
    const level = stepOf(rows, row.id, direction)
    if (level !== undefined) onPlace(level, row.id)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const direction = KEYS.get(event.key)
    if (!event.altKey || direction === undefined || !isMovable) return
    event.preventDefault()
    move(direction)
  }
  return (
    <li
      className={`category-row ${DEPTHS[depth] ?? ''} ${over === undefined ? '' : DROPS[over]}`}
      {...(isMovable && drop)}
    >
      {isMovable && (
        <span
          className="category-grip"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData(DRAGGED, String(row.id))
            event.dataTransfer.effectAllowed = 'move'
          }}
        >
          <Icon of={GripVertical} />
        </span>
      )}
      {isFolded === undefined ? (
        <span className="category-fold">{depth > 0 && <Icon of={CornerDownRight} />}</span>
      ) : (
        <button
          type="button"
          className="btn btn-ghost btn-icon category-fold"
          aria-expanded={!isFolded}
          aria-label={t('admin.categories.below', { name })}
          onClick={onFold}
        >
          <Icon of={isFolded ? ChevronRight : ChevronDown} />
        </button>
      )}
      <Link className="category-name" to={link} preventScrollReset onKeyDown={moveByKey}>
        <b>{name}</b> <span className="text-muted">{`/${row.slug}`}</span>
      </Link>
      <span className="num text-muted category-count">
        {t('admin.categories.products', { count: row.products_count })}
      </span>
      <PopoverMenu
        button={<Icon of={Ellipsis} />}
        label={t('admin.categories.more', { name })}
        buttonLook="btn btn-ghost btn-icon"
        menuLook="category-menu"
      >
        {(close) => (
          <>
            {isMovable &&
              STEPS.map((direction) => (
                <Button
                  key={direction}
                  look="ghost"
                  isDisabled={stepOf(rows, row.id, direction) === undefined}
                  onClick={() => {
                    close()
                    move(direction)
                  }}
                >
                  {t(`admin.categories.move.${direction}`)}
                </Button>
              ))}
            <Button
              look="danger-quiet"
              onClick={() => {
                close()
                onDelete()
              }}
            >
              {t('admin.references.delete')}
            </Button>
          </>
        )}
      </PopoverMenu>
    </li>
  )
}

type Where = 'before' | 'after' | 'into'

/** Where something dragged would go: before, into or after this row, by the third it is held over. */
function useDrop(
  row: CategoryRow,
  rows: readonly CategoryRow[],
  onPlace: (level: Level, id: number) => void,
) {
  const [over, setOver] = useState<Where>()
  const where = useRef<Where>('into')
  const drop = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const share = (event.clientY - top) / height
      where.current = whereAt(share)
      setOver(where.current)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setOver(undefined)
      const id = Number(event.dataTransfer.getData(DRAGGED))
      const level = dropOn(rows, id, row.id, where.current)
      if (level !== undefined) onPlace(level, id)
    },
  }
  return { over, drop }
}

function whereAt(share: number): Where {
  if (share < 1 / 3) return 'before'
  return share > 2 / 3 ? 'after' : 'into'
}
