/** Name of the inspector in a pane's address. */
export const INSPECTOR = 'review'
