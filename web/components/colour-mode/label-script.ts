import { labelToggle } from './label-toggle.ts'

/** Runs right after a toggle, so that it names the mode that is on from the first paint. */
export const labelScript = `(${labelToggle.toString()})(document.currentScript.previousElementSibling,document.documentElement.dataset.theme)`
