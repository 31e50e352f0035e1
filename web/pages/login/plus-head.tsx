import { plusProject, projects } from '#core/site/projects.ts';
import { Medal } from '#web/art/medal.tsx';
import { ThemedHead } from './themed-head.tsx';

/** Black and gold, as the plus area is. */
export const PlusHead = () => (
  <ThemedHead
    motif={{ motif: 'lattice', colour: '#E3BD75', opacity: 0.3, scale: 1.5 }}
    mark={<Medal level={4} size={60} />}
    title={projects[plusProject].name}
    text="PLUS会员的专属权益与专享价"
  />
);
