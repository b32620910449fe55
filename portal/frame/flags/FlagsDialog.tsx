import { useEffect, useRef, useState } from 'react'
import type { DialogProps, NoInput } from '#core/platform/dialogs/dialog.ts'
import { flagRows } from '#core/platform/flags/flag-rows.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../dialogs/DialogFrame.tsx'
import { usePortal } from '../platform/use-portal.ts'
import { FlagItem } from './FlagItem.tsx'
import styles from './flags.styles.css'

/** Every feature flag, with the value of each source and the override on this device. */
export const FlagsDialog = ({ dismiss }: DialogProps<NoInput, undefined>) => {
  const css = useStyles(styles)
  const t = useWording('shell')
  const { flags } = usePortal()
  const layers = useStore(flags.$layers)
  const values = useStore(flags.$flags)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = flagRows({
    layers,
    flags: values,
    describe: (flag) => t(`shell:flags.about.${flag}`),
    search,
  })

  // An opening dialog focuses its first scrollable element.
  useEffect(() => field.current?.focus(), [])

  return (
    <DialogFrame
      title={t('shell:flags.title')}
      lead={t('shell:flags.lead')}
      footer={
        <>
          <Button disabled={Object.keys(layers.overrides).length === 0} onClick={flags.reset}>
            {t('shell:flags.reset')}
          </Button>
          <Button variant="primary" onClick={dismiss}>
            {t('common:action.close')}
          </Button>
        </>
      }
    >
      <TextInput
        type="search"
        aria-label={t('shell:flags.search')}
        placeholder={t('shell:flags.search')}
        value={search}
        onValue={setSearch}
        ref={field}
      />
      <p className={css['count']} role="status">
        {t('shell:flags.count', { count: rows.length })}
      </p>
      <ul className={css['list']}>
        {rows.map((row) => (
          <FlagItem key={row.flag} row={row} onOverride={(on) => flags.override(row.flag, on)} />
        ))}
      </ul>
    </DialogFrame>
  )
}
