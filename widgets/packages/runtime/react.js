'use client'
import { createElement, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { prepare } from './prepare.js'

/**
 * The component of an element: attributes are React's to set. Listeners are added here, because
 * React adds none to a custom element that it hydrates. Objects and functions are set as properties,
 * which React does only once the element's code is there; each when it changes, because the user
 * changes a value, too.
 */
export const component = (tag, { attributes, properties, events, methods }) =>
  Object.assign(
    ({ ref, children, ...props }) => {
      const own = useRef(null)
      const handlers = useRef(props)
      const given = useRef({})
      useLayoutEffect(() => {
        handlers.current = props
      })
      useLayoutEffect(() => {
        const element = own.current
        prepare(element, methods)
        const listeners = Object.entries(events).map(([prop, event]) => [
          event,
          (heard) => handlers.current[prop]?.(heard),
        ])
        for (const [event, listener] of listeners) element.addEventListener(event, listener)
        return () => {
          for (const [event, listener] of listeners) element.removeEventListener(event, listener)
        }
      }, [])
      useImperativeHandle(ref, () => own.current, [])
      useLayoutEffect(() => {
        for (const name of properties) {
          if (Object.is(given.current[name], props[name])) continue
          given.current[name] = props[name]
          own.current[name] = props[name]
        }
      })
      const rest = Object.entries(props).flatMap(([name, value]) =>
        properties.includes(name) || name in events ? [] : [[attributes[name] ?? name, value]],
      )
      return createElement(tag, { ...Object.fromEntries(rest), ref: own }, children)
    },
    { displayName: tag },
  )
