/** What screen readers learn of a node. The build's templates and the renderer leave out attributes that they do not know. */
const attributes = [
  'aria-role',
  'aria-label',
  'aria-hidden',
  'aria-checked',
  'aria-selected',
  'aria-disabled',
  'aria-expanded',
  'aria-modal',
] as const;

const components = [
  'View',
  'Text',
  'Image',
  'Button',
  'Input',
  'Textarea',
  'Swiper',
  'ScrollView',
  'Video',
] as const;

/** The attributes by component, without default values, as templates and renderer take them. */
export const ariaAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  components.map((name) => [name, Object.fromEntries(attributes.map((attribute) => [attribute, '']))]),
);
