export default function Template() { return <p>page</p>; }
