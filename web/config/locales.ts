export {
  defaultLocale,
  type Locale,
  localeConfig,
  locales,
  prefixedFirst,
} from '../../schemas/locales.ts'
