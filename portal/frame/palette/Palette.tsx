import type { WritableAtom } from 'nanostores'
import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { SearchList } from '../parts/SearchList.tsx'
import { useCommands } from './use-commands.ts'
import styles from './palette.styles.css'

interface PaletteProps {
  /** The typed text, including keys typed before the palette rendered. */
  readonly $typed: WritableAtom<string>
  readonly onClose: () => void
}

/** The command palette: screens, records and actions of the record on screen, by keyboard. */
export const Palette = ({ $typed, onClose }: PaletteProps) => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const dialog = useRef<HTMLDialogElement>(null)
  const typed = useStore($typed)
  const [, setFocused] = useState(false)
  const { groups, isSearching } = useCommands(typed)
  const all = groups.flatMap((group) => group.commands)

  // Focused on mount, so that the next key goes to the field.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const run = (id: string) => {
    onClose()
    all.find((command) => command.id === id)?.perform()
  }
  const state = (): string | undefined => {
    if (isSearching) return t('portal:palette.searching')
    return all.length === 0 ? t('portal:palette.none') : undefined
  }

  return (
    // Escape closes it too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={css['palette']}
      aria-label={t('portal:palette.title')}
      // The `close` event is delayed; a shortcut pressed before it would find the dialog open.
      onCancel={onClose}
      onClose={onClose}
      // Renders keys typed since the field rendered, before the next key reaches it.
      onFocus={() => setFocused(true)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css['panel']}>
        <SearchList
          css={css}
          label={t('portal:palette.title')}
          placeholder={t('portal:palette.placeholder')}
          typed={typed}
          onType={(text) => $typed.set(text)}
          groups={groups.map(({ id, label, commands }) => ({
            id,
            label,
            rows: commands.map((command) => ({ ...command, detail: command.hint })),
          }))}
          onPick={run}
          status={state()}
          isBusy={isSearching}
        />
      </div>
    </dialog>
  )
}
