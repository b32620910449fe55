const { mountFigures } = await import('/work/wt/ten/demo/bench/mounts.ts')
console.log(JSON.stringify(await mountFigures(), null, 1))
