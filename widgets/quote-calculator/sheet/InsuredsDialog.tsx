import { useRef, useState } from 'react'
import {
  maxAdditionalInsureds,
  type AdditionalInsured,
} from '#core/insurance/rating/additional-insured.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogClose } from '../../kit/DialogClose.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import {
  checkedEntry,
  emptyEntry,
  entryOf,
  type InsuredEntry,
  type InsuredErrors,
} from './insured-entries.ts'
import { InsuredFields } from './InsuredFields.tsx'
import styles from './insureds-dialog.styles.css'

/** Lists the additional insureds of a quote, adds and removes them (spec 2 §2). */
export function InsuredsDialog({
  insureds,
  onClose,
  onUpdate,
}: {
  readonly insureds: readonly AdditionalInsured[]
  readonly onClose: () => void
  readonly onUpdate: (insureds: readonly AdditionalInsured[]) => void
}) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'errors')
  const { region } = useCalculator()
  const list = useRef<HTMLDivElement>(null)
  const [before] = useState(() => insureds.map(entryOf))
  const [entries, setEntries] = useState<readonly InsuredEntry[]>(before)
  const [errors, setErrors] = useState<Readonly<Record<number, InsuredErrors>>>({})
  const next = useRef(before.length)

  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    const key = next.current
    next.current += 1
    setEntries([...entries, emptyEntry(key)])
    focus(`[name="insured.${key}.businessName"]`)
  }
  const change = (changed: InsuredEntry) => {
    setEntries(entries.map((each) => (each.key === changed.key ? changed : each)))
    setErrors({ ...errors, [changed.key]: {} })
  }
  const update = () => {
    const checked = entries.map((entry) => [entry.key, checkedEntry(entry, region)] as const)
    const wrong = checked.flatMap(([key, result]) =>
      'errors' in result ? [[key, result.errors] as const] : [],
    )
    if (wrong.length === 0) {
      onUpdate(checked.flatMap(([, result]) => ('insured' in result ? [result.insured] : [])))
      return
    }
    setErrors(Object.fromEntries(wrong))
    focus('[aria-invalid=true]')
  }
  return (
    <Dialog
      title={t('sheet:insureds.title')}
      width="wide"
      sticky
      dirty={entries !== before}
      onClose={onClose}
      footer={
        <>
          <DialogClose>{t('sheet:insureds.cancel')}</DialogClose>
          <Button variant="primary" onClick={update}>
            {t('sheet:insureds.update')}
          </Button>
        </>
      }
    >
      <div ref={list} className={css['list']}>
        {entries.length === 0 && <p className={css['empty']}>{t('sheet:insureds.empty')}</p>}
        {entries.map((entry, index) => (
          <InsuredFields
            key={entry.key}
            entry={entry}
            number={index + 1}
            errors={errors[entry.key] ?? {}}
            onChange={change}
            onRemove={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
          />
        ))}
        {entries.length < maxAdditionalInsureds && (
          <Button icon="plus" className={css['add']} onClick={add}>
            {t('sheet:insureds.add')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
