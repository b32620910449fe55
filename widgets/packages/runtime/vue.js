import { defineComponent, h, shallowRef } from 'vue'

/** The component of an element; `^` and `.` make Vue set an attribute or a property in any case. */
export const component = (tag, { attributes, properties, events, methods }) =>
  defineComponent({
    name: tag,
    props: Object.fromEntries(
      [...Object.keys(attributes), ...properties].map((name) => [name, { type: null }]),
    ),
    emits: events,
    setup(props, { emit, expose, slots }) {
      const element = shallowRef(null)
      const listeners = Object.fromEntries(
        events.map((name) => [`on:${name}`, (event) => emit(name, event)]),
      )
      const forwarded = methods.map((name) => [name, (...given) => element.value[name](...given)])
      expose({ element, ...Object.fromEntries(forwarded) })
      return () =>
        h(
          tag,
          {
            ref: element,
            ...listeners,
            ...Object.fromEntries(
              Object.entries(attributes).map(([name, attribute]) => [`^${attribute}`, props[name]]),
            ),
            ...Object.fromEntries(
              properties
                .filter((name) => props[name] !== undefined)
                .map((name) => [`.${name}`, props[name]]),
            ),
          },
          slots.default?.(),
        )
    },
  })
