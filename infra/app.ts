import { bundleFolder, bundleFunctions, removeBundles } from './bundle.ts';

// Bundles are made by a process of their own: meanwhile this one loads the CDK, seconds of work too.
const bundled = bundleFunctions();
const { App, Tags } = await import('aws-cdk-lib');
const { Code } = await import('aws-cdk-lib/aws-lambda');
const { stageOf } = await import('./stage.ts');
const { TapeteStack } = await import('./tapeteStack.ts');
await bundled;

const app = new App();
const stage = stageOf(app.node);
const stack = new TapeteStack(app, 'Tapete', {
  stage,
  codeOf: (name) => Code.fromAsset(bundleFolder(name)),
  env: { region: stage.region },
  description: `Tapete, settlement of regulated poker (${stage.name})`,
});
Tags.of(stack).add('system', 'tapete');
// The one-machine run needs the template, not the audit: `npm run synth` makes it.
if (app.node.tryGetContext('nag') === 'true') {
  const { audit } = await import('./audit.ts');
  audit(app, stack);
}
app.synth();
removeBundles();
