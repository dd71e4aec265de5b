import { App, Tags } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, bundleFunctions, removeBundles } from './bundle.ts';
import { stageOf } from './stage.ts';
import { TapeteStack } from './tapeteStack.ts';

await bundleFunctions();

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
