'use client'
import { createElement, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/**
 * The component of an element: props that are attributes and events are React's to set, objects and
 * functions are set as properties, which React does only once the element's code is there.
 */
export const component = (tag, { attributes, properties, events }) =>
  Object.assign(
    ({ ref, children, ...props }) => {
      const own = useRef(null)
      useImperativeHandle(ref, () => own.current, [])
      useLayoutEffect(
        () => {
          for (const name of properties)
            if (props[name] !== undefined || own.current[name] !== undefined)
              own.current[name] = props[name]
        },
        properties.map((name) => props[name]),
      )
      const given = Object.entries(props).flatMap(([name, value]) => {
        if (properties.includes(name)) return []
        return [[attributes[name] ?? (name in events ? `on${events[name]}` : name), value]]
      })
      return createElement(tag, { ...Object.fromEntries(given), ref: own }, children)
    },
    { displayName: tag },
  )
