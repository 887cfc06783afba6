import { type ItemProps, isObjectItemProps, useCurrentUser } from 'sanity'
import { onlyTranslates } from '../../schemas/access.ts'
import { isTranslationField } from '../../schemas/locales.ts'
import { withoutArrayControls } from './fixed.ts'

/** Sanity's default list item; translators see it without its handle and menu, which change the list. */
export function FormItem(props: ItemProps) {
  const translates = onlyTranslates(useCurrentUser())
  if (translates && isObjectItemProps(props) && !props.path.some(isTranslationField)) {
    return props.renderDefault({
      ...props,
      parentSchemaType: withoutArrayControls(props.parentSchemaType),
    })
  }
  return props.renderDefault(props)
}
