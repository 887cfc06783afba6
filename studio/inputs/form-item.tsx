import { type ItemProps, isObjectItemProps, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import { isTranslationField } from '../../schemas/locales.ts'
import { fixed } from './fixed.ts'

/** Sanity's own item of a list; to translators without the handle and the menu that change the list. */
export function FormItem(props: ItemProps) {
  const translates = onlyTranslates(useCurrentUser())
  if (translates && isObjectItemProps(props) && !props.path.some(isTranslationField)) {
    return props.renderDefault({ ...props, parentSchemaType: fixed(props.parentSchemaType) })
  }
  return props.renderDefault(props)
}
