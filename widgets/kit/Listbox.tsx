import type { ReactNode } from 'react'

interface ListboxProps {
  readonly id: string
  readonly label?: string
  readonly isBusy?: boolean
  readonly className: string | undefined
  /** Called when the option is clicked. */
  readonly onPress?: () => void
  /** Options, or groups of them. */
  readonly children: ReactNode
}

/**
 * The list of options below a field. The field keeps the focus, handles the keys and refers to the
 * active option by `optionId`.
 */
export function Listbox({ id, label, isBusy, className, onPress, children }: ListboxProps) {
  return (
    // The keyboard acts through the field.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isBusy}
      className={className}
      onPointerDown={onPress}
    >
      {children}
    </div>
  )
}

/** The id of an option in a list. */
export const optionId = (listId: string, id: string): string => `${listId}-${id}`

interface ListboxOptionProps {
  /** Created by `optionId`. */
  readonly id: string
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly className: string | undefined
  readonly onActive: () => void
  readonly onPick: () => void
  readonly children: ReactNode
}

/** An option of a `Listbox`. */
export function ListboxOption(props: ListboxOptionProps) {
  const { id, isSelected, isActive, className, onActive, onPick, children } = props
  return (
    // The keyboard acts through the field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={className}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      onPointerMove={onActive}
      onClick={onPick}
    >
      {children}
    </div>
  )
}
