import { useSuspenseQuery } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import {
  getEventExclusions,
  saveEventExclusions,
} from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { maxEvents } from '#core/insurance/quotes/edit/event-exclusions.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustment-dialogs.ts'
import { EventRow } from './EventRow.tsx'
import styles from './events.styles.css'
import { emptyEvent, eventsForm, eventsOf, eventsStart, type EventsForm } from './events-form.ts'
import { useAdjustedQuote } from './use-adjusted-quote.ts'

const EventFields = ({ form }: FormFieldsProps<Adjusted, EventsForm>) => {
  const css = useStyles(styles)
  const t = useWording('adjustments')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'events' })
  const isFull = fields.length >= maxEvents
  return (
    <>
      {fields.length === 0 && <p className={css['none']}>{t('adjustments:events.none')}</p>}
      {fields.map(({ id }, at) => (
        <EventRow key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      {isFull && <p className={css['none']}>{t('adjustments:events.most', { max: maxEvents })}</p>}
      <div>
        <Button icon="plus" disabled={isFull} onClick={() => append(emptyEvent)}>
          {t('adjustments:events.add')}
        </Button>
      </div>
    </>
  )
}

/** Edits the events that a quote's cover excludes (spec 2 §2, §3). */
export const EventExclusionsDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('adjustments')
    const { api, queries } = usePortal()
    const { quote, textParams, version } = useAdjustedQuote(input)
    const params = { id: quote.id }
    const { data } = useSuspenseQuery(queries.options(getEventExclusions, { params }))
    return {
      title: t('adjustments:events.title', textParams),
      lead: t('adjustments:events.lead', textParams),
      submit: t('adjustments:events.submit'),
      isEdit: true,
      shape: eventsForm,
      start: eventsStart(data.events),
      record: `event-exclusions.${quote.id}`,
      send: (form: EventsForm) =>
        api.call(saveEventExclusions, { ...version, params, body: { events: eventsOf(form) } }),
      done: () => t('adjustments:events.done'),
    }
  },
  Fields: EventFields,
})
