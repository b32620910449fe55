import { defineComponent, h, onMounted, shallowRef } from 'vue'
import { prepare } from './prepare.js'

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
      const mounted = new Promise((done) => {
        onMounted(() => {
          prepare(element.value, methods)
          done(element.value)
        })
      })
      const forwarded = methods.map((name) => [
        name,
        async (...given) => (await mounted)[name](...given),
      ])
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
