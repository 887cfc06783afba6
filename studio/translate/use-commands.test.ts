import { expect, it } from 'vitest'
import { commandOf } from './use-commands.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  [{ key: 'ArrowDown', code: '', altKey: true }, 'next'],
  [{ key: 'ArrowUp', code: '', altKey: true }, 'previous'],
  [{ key: 'ç', code: 'KeyC', altKey: true }, 'copy'],
  [{ key: '¨', code: 'KeyU', altKey: true }, 'above'],
  [{ key: 'Enter', code: '', ctrlKey: true }, 'mark'],
  [{ key: 'Enter', code: '', metaKey: true }, 'mark'],
  [{ key: 'Enter', code: '', ctrlKey: true, shiftKey: true }, 'correct'],
  [{ key: 'Enter', code: '' }, undefined],
  [{ key: 'ArrowDown', code: '', altKey: true, ctrlKey: true }, undefined],
])('commandOf(%j)', (pressed, command) => {
  expect(commandOf({ ...none, ...pressed })).toBe(command)
})
