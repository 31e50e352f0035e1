import type { IPluginContext } from '@tarojs/service';

interface Platform {
  readonly template: { mergeComponents(context: IPluginContext, components: object): void };
}

/** A plugin of the build: the templates pass on what screen readers read. */
export default (context: IPluginContext, attributes: object): void =>
  context.registerMethod({
    name: 'onSetupClose',
    fn: ({ template }: Platform) => template.mergeComponents(context, attributes),
  });
