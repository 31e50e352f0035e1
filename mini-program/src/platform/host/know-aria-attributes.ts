import { mergeInternalComponents } from '@tarojs/shared';

// Before the first page is drawn: the renderer then numbers the attributes of each component, as the templates do.
mergeInternalComponents(ARIA_ATTRIBUTES);
