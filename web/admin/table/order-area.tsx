import { useRef, type DragEvent, type ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowDown } from '#web/ui/icons/arrow-down.ts'
import { ArrowUp } from '#web/ui/icons/arrow-up.ts'
import { GripVertical } from '#web/ui/icons/grip-vertical.ts'

import { ROW } from './row-keys.ts'

/** Round a list whose rows can be dragged by their handles; a row says its id by `data-row`. */
export function OrderArea({
  onDrop,
  children,
}: {
  /** One row was let go on another: it takes that one's place. */
  onDrop: (id: number, ontoId: number) => void
  children: ReactNode
}) {
  const dragged = useRef<number>(undefined)
  const marked = useRef<Element>(undefined)
  const mark = (row: Element | undefined) => {
    if (marked.current === row) return
    marked.current?.removeAttribute('data-drop')
    row?.setAttribute('data-drop', '')
    marked.current = row
  }
  const end = () => {
    mark(undefined)
    dragged.current = undefined
  }
  return (
    // What is done here by dragging the buttons beside the handle do by keyboard and by touch.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragStart={(event) => {
        const row = rowOf(event)
        dragged.current = idOf(row)
        event.dataTransfer.effectAllowed = 'move'
        if (row !== undefined) event.dataTransfer.setDragImage(row, 0, 0)
      }}
      onDragOver={(event) => {
        if (dragged.current === undefined) return
        event.preventDefault()
        mark(rowOf(event))
      }}
      onDrop={(event) => {
        const onto = idOf(rowOf(event))
        const id = dragged.current
        end()
        if (id === undefined || onto === undefined) return
        event.preventDefault()
        if (id !== onto) onDrop(id, onto)
      }}
      onDragEnd={end}
    >
      {children}
    </div>
  )
}

/** A handle for the mouse, and a step up or down for everybody. */
export function OrderButtons({
  name,
  isFirst,
  isLast,
  onStep,
}: {
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: 1 | -1) => void
}) {
  const { t } = useTranslation()
  return (
    <span className="order-buttons">
      <span className="order-handle" draggable aria-hidden="true">
        <Icon of={GripVertical} />
      </span>
      <IconButton
        size="small"
        label={t('admin.list.moveUp', { name })}
        icon={<Icon of={ArrowUp} />}
        aria-disabled={isFirst}
        onClick={() => isFirst || onStep(-1)}
      />
      <IconButton
        size="small"
        label={t('admin.list.moveDown', { name })}
        icon={<Icon of={ArrowDown} />}
        aria-disabled={isLast}
        onClick={() => isLast || onStep(1)}
      />
    </span>
  )
}

function rowOf(event: DragEvent): Element | undefined {
  const { target } = event
  return target instanceof Element ? (target.closest(`[${ROW}]`) ?? undefined) : undefined
}

function idOf(row: Element | undefined): number | undefined {
  const text = row?.getAttribute(ROW)
  return text === null || text === undefined ? undefined : Number(text)
}
