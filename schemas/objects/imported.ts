import { defineField } from 'sanity'

export const imported = defineField({
  name: 'imported',
  title: 'As last imported',
  description: 'Kept by the import, which so recognises what is edited here.',
  type: 'string',
  hidden: true,
  readOnly: true,
})
