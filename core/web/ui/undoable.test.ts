// @vitest-environment happy-dom
/** An act that may be taken back: done once, when its alert goes or the page is left, and never where it was taken back. */
import { afterEach, expect, it, vi } from 'vitest'
import { dismiss, toastStore } from './notify.ts'
import { undoable } from './undoable.ts'

afterEach(() => {
  for (const { id } of toastStore.read()) dismiss(id)
})

function start(message = 'Feito') {
  const [run, undo] = [vi.fn(), vi.fn()]
  undoable(message, { run, undo })
  const toast = toastStore.read().at(-1)
  if (!toast) throw new Error('no alert')
  return { run, undo, toast }
}

it('is done when its alert goes, once', () => {
  const { run, undo, toast } = start()
  expect(run).not.toHaveBeenCalled()
  dismiss(toast.id)
  dismiss(toast.id)
  window.dispatchEvent(new Event('pagehide'))
  expect(run).toHaveBeenCalledExactlyOnceWith(false)
  expect(undo).not.toHaveBeenCalled()
})

it('is not done where it is taken back', () => {
  const { run, undo, toast } = start()
  toast.action?.run()
  dismiss(toast.id)
  window.dispatchEvent(new Event('pagehide'))
  expect(undo).toHaveBeenCalledOnce()
  expect(run).not.toHaveBeenCalled()
})

it('is done at the latest when the page is left, and can be taken back no more', () => {
  const { run, undo, toast } = start()
  window.dispatchEvent(new Event('pagehide'))
  expect(run).toHaveBeenCalledExactlyOnceWith(true)
  toast.action?.run()
  expect(undo).not.toHaveBeenCalled()
  expect(toastStore.read()).toEqual([])
})

it('is done when a later alert takes the place of its own', () => {
  const first = start('Primeiro')
  for (const message of ['a', 'b', 'c', 'd']) start(message)
  expect(first.run).toHaveBeenCalledOnce()
})
