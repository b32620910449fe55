import * as z from 'zod/mini'
import {
  eventExclusion,
  maxEvents,
  type EventExclusion,
} from '#core/insurance/quotes/edit/event-exclusions.ts'

const { claimNumber, claimName, claimDate, claimDescription } = eventExclusion.shape

/** The form of the event exclusions; the texts may be empty. */
export const eventsForm = z.object({
  events: z
    .array(
      z.object({
        claimNumber,
        claimName,
        claimDate,
        claimDescription: claimDescription.def.innerType,
      }),
    )
    .check(z.maxLength(maxEvents)),
})
export type EventsForm = z.output<typeof eventsForm>

/** A new row. */
export const emptyEvent: EventsForm['events'][number] = {
  claimNumber: '',
  claimName: '',
  claimDate: '',
  claimDescription: '',
}

/** The initial form, with the saved values. */
export const eventsStart = (events: readonly EventExclusion[]): EventsForm => ({
  events: events.map((event) => ({ ...emptyEvent, ...event })),
})

/** The events of a form; an empty description is omitted. */
export const eventsOf = ({ events }: EventsForm): EventExclusion[] =>
  events.map(({ claimDescription: text, ...event }) => ({
    ...event,
    ...(text === '' ? {} : { claimDescription: text }),
  }))
