import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '#server/commands/commands.ts';
import { projectRoot } from '../project-root.mjs';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly minAvailable?: number;
    readonly minReplicas?: number;
    readonly selector?: { readonly app?: string; readonly matchLabels?: { readonly app: string } };
    readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
    readonly template?: {
      readonly metadata: { readonly labels: { readonly app: string } };
      readonly spec: { readonly containers: readonly Container[] };
    };
  };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly envs: readonly string[] }[];
  readonly images: readonly { readonly name: string; readonly newTag: string }[];
}

const folder = 'deploy/kubernetes';
const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const kustomization = parse(text(`${folder}/kustomization.yaml`)) as Kustomization;
const manifests = kustomization.resources.map((file) => parse(text(`${folder}/${file}`)) as Manifest);
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((each) => each.kind === kind);
const containers = manifests.flatMap(({ spec }) => spec.template?.spec.containers ?? []);
const [mall] = ofKind('Deployment');

describe('the manifests of Kubernetes', () => {
  it('are all named by the kustomization, and all are there', () => {
    const files = globSync('*.yaml', { cwd: join(projectRoot, folder) });
    expect(files.filter((file) => file !== 'kustomization.yaml').toSorted()).toEqual(
      kustomization.resources.toSorted(),
    );
  });

  it('set and name only settings that there are', () => {
    const known = new Set([...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    const set = kustomization.configMapGenerator.flatMap(({ envs }) =>
      envs.flatMap((file) => [...text(`${folder}/${file}`).matchAll(/^([A-Z_]+)=/gm)]),
    );
    const named = [...text(`${folder}/mall.yaml`).matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)];
    const names = [...set.map(([, name = '']) => name), ...named.map(([name]) => name)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('ask the paths that the server answers, at a port of the container', () => {
    const routes = text('server/http/monitoring/health.ts');
    const probes = containers.flatMap(({ ports, startupProbe, readinessProbe, livenessProbe }) =>
      [startupProbe, readinessProbe, livenessProbe].flatMap((probe) => (probe ? [{ probe, ports }] : [])),
    );
    expect(probes).toHaveLength(3);
    for (const { probe, ports } of probes) {
      expect(routes).toContain(`'${probe.httpGet.path}'`);
      expect(ports?.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
  });

  it('run the image of this release and commands that it has', () => {
    const { version } = JSON.parse(text('package.json')) as { version: string };
    expect(kustomization.images).toEqual([{ name: 'mall', newTag: version }]);
    expect(containers.every(({ image }) => image === 'mall')).toBe(true);
    for (const { command } of containers) if (command) expect([...commands.keys()]).toContain(command.at(-1));
  });

  it('select the pods that they make, keep enough of them and scale what there is', () => {
    const apps = ofKind('Deployment').map(({ spec }) => spec.template?.metadata.labels.app);
    for (const { spec } of manifests)
      if (spec.selector) expect(apps).toContain(spec.selector.app ?? spec.selector.matchLabels?.app);
    const [budget] = ofKind('PodDisruptionBudget');
    const [scaler] = ofKind('HorizontalPodAutoscaler');
    expect(budget?.spec.minAvailable).toBeLessThan(mall?.spec.replicas ?? 0);
    expect(scaler?.spec.minReplicas).toBe(mall?.spec.replicas);
    expect(scaler?.spec.scaleTargetRef).toMatchObject({ kind: mall?.kind, name: mall?.metadata.name });
  });
});
